# Undaunted: North Africa: the names of things.

game-north-africa = Undaunted: North Africa

side-LRDG = LRDG
side-Italy = Italy
side-of-LRDG = LRDG
side-of-Italy = Italian

card-lieutenant = Lieutenant
card-warrant-officer = Warrant Officer
card-staff-sergeant = Staff Sergeant
card-platoon-commander = Platoon Commander
card-tank-commander = Tank Commander
card-reconnaissance-plane = Reconnaissance Plane
card-navigator = Navigator
card-saboteur = Saboteur
card-engineer = Engineer
card-anti-tank-gunner = Anti-tank Gunner { $squad }
card-driver = Driver
card-gunner = Gunner
card-mechanic = Mechanic

counter-scout = { $side } Scout { $squad }
    .gender = sg
counter-navigator = { $side } Navigator { $squad }
    .gender = sg
counter-rifleman = { $side } Rifleman { $squad }
    .gender = sg
counter-saboteur = { $side } Saboteur { $squad }
    .gender = sg
counter-sniper = { $side } Sniper { $squad }
    .gender = sg
counter-engineer = { $side } Engineer { $squad }
    .gender = sg
counter-machine-gunner = { $side } Machine Gunner { $squad }
    .gender = sg
counter-anti-tank-gunner = { $side } Anti-tank Gunner { $squad }
    .gender = sg
counter-driver = { $side } Driver { $squad }
    .gender = sg
counter-gunner = { $side } Gunner { $squad }
    .gender = sg
counter-mechanic = { $side } Mechanic { $squad }
    .gender = sg

vehicle-patrol-truck = Patrol Truck
    .gender = sg
vehicle-gun-truck = Gun Truck
    .gender = sg
vehicle-pilot-car = Pilot Car
    .gender = sg
vehicle-medium-tank = Medium Tank
    .gender = sg
vehicle-scout-car = Scout Car
    .gender = sg
vehicle-supply-truck = Supply Truck
    .gender = sg

seat-driver = driver’s seat
seat-gunner = gunner’s seat
seat-mechanic = mechanic’s seat
seat-observer = observer’s seat
seat-passenger = passenger’s seat

structure-aircraft = Aircraft
    .gender = sg
structure-hangar = Hangar
    .gender = sg
structure-motor-pool = Motor Pool
    .gender = sg
structure-fuel-dump = Fuel Dump
    .gender = sg
structure-ammunition-dump = Ammunition Dump
    .gender = sg
structure-well = Well
    .gender = sg

kind-drive = Drive
kind-survey = Survey
kind-plot = Plot
kind-repair = Repair
kind-strafe = Strafe
kind-demolish = Demolish
kind-antitank = Anti-tank
kind-enter = Enter
kind-leave = Leave
kind-seat = Change seat
kind-swap = Swap seats
kind-pick = Choose the wounded soldier

terrain-sand = sand
terrain-gravel = gravel plain
terrain-track = track
terrain-scrub = scrub
terrain-dunes = dunes
terrain-rocks = rocks
terrain-palms = palm grove
terrain-camp = camp
terrain-settlement = settlement

scenario-north-africa-example-round = The example round
scenario-north-africa-airfield = A raid on an airfield
scenario-north-africa-convoy = The convoy
scenario-north-africa-breakout = The breakout
scenario-north-africa-ambush = The ambush
