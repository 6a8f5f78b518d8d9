import { choices, type Field } from './kinds.js';
import { COORDINATES, COORDINATES_HINT } from './shared-groups.js';

/** A road traffic collision, for this patient: what hit what, how fast, what held them, how they came out. */

const ROAD_USER = choices('PrfRoadUser', {
  driver: 'Driver',
  front_passenger: 'Front passenger',
  rear_left: 'Rear, left',
  rear_middle: 'Rear, middle',
  rear_right: 'Rear, right',
  third_row: 'Third row',
  bus_passenger: 'Bus or coach passenger',
  load_area: 'Load area or exterior',
  rider: 'Rider',
  pillion: 'Pillion',
  pedestrian: 'Pedestrian',
  not_known: 'Not known',
  other: 'Other',
});
const VEHICLE = choices('PrfVehicle', {
  car: 'Car',
  van: 'Van',
  lorry: 'Lorry',
  bus: 'Bus or coach',
  motorcycle: 'Motorcycle',
  bicycle: 'Bicycle',
  e_bike: 'E-bike',
  e_scooter: 'E-scooter',
  quad: 'Quad or buggy',
  farm: 'Farm or plant vehicle',
  horse: 'Horse',
  train: 'Train or tram',
  none: 'On foot',
  other: 'Other',
});
const STRUCK = choices('PrfCollisionWith', {
  vehicle: 'Another vehicle',
  large_vehicle: 'Lorry, bus or train',
  fixed_object: 'Tree, wall or other fixed object',
  pedestrian: 'Pedestrian or rider',
  animal: 'Animal',
  none: 'Nothing: overturned or fell',
  other: 'Other',
});
const IMPACT = choices('PrfImpact', {
  front: 'Front',
  front_left: 'Front, left',
  front_right: 'Front, right',
  left: 'Left side',
  right: 'Right side',
  rear: 'Rear',
  rear_left: 'Rear, left',
  rear_right: 'Rear, right',
  roof: 'Roof or rolled over',
  underneath: 'Underneath',
  several: 'Several impacts',
});
const PROTECTION = choices('PrfProtection', {
  seat_belt: 'Lap and shoulder belt',
  lap_belt: 'Lap belt only',
  shoulder_belt: 'Shoulder belt only',
  child_seat_rear: 'Rear-facing child seat',
  child_seat_front: 'Forward-facing child seat',
  booster: 'Booster seat',
  helmet: 'Helmet',
  protective_clothing: 'Protective clothing',
  protective_gear: 'Other protective gear',
  eye_protection: 'Eye protection',
  life_jacket: 'Life jacket',
  none: 'None',
  not_known: 'Not known',
  other: 'Other',
});
const AIRBAG = choices('PrfAirbag', {
  front: 'Front deployed',
  side: 'Side deployed',
  other_bag: 'Knee, curtain or other deployed',
  not_deployed: 'Not deployed',
  none_fitted: 'None fitted',
});
const EJECTION = choices('PrfEjection', {
  no: 'No',
  partial: 'Partly',
  complete: 'Completely',
  rider_thrown: 'Rider thrown',
});
const ENTRAPMENT = choices('PrfEntrapment', {
  no: 'No',
  by_injury: 'By injury only',
  medical: 'Could not open the door',
  physical: 'Physically trapped',
});
const EXTRICATION = choices('PrfExtrication', {
  self: 'Got out unaided',
  assisted: 'Helped out',
  rapid: 'Rapid',
  tools: 'Cut out',
});
const OTHERS_OUTCOME = choices('PrfOthersInVehicle', {
  none: 'Nobody else',
  uninjured: 'Not hurt',
  minor: 'Minor injuries',
  serious: 'Serious injuries',
  death: 'A death in the same vehicle',
});

export const COLLISION_FIELDS = [
  { name: 'road_user', kind: 'choice', label: 'Patient was', choices: ROAD_USER, other: true },
  { name: 'vehicle', kind: 'choice', label: 'Vehicle', choices: VEHICLE, other: true },
  { name: 'collided_with', kind: 'choice', label: 'Collided with', choices: STRUCK, other: true },
  { name: 'impact', kind: 'choices', label: 'Impact', choices: IMPACT },
  {
    name: 'speed_mph',
    kind: 'integer',
    label: 'Speed, or change of speed',
    unit: '[mi_i]/h',
    unitLabel: 'mph',
    min: 0,
    max: 250,
  },
  {
    name: 'intrusion_cm',
    kind: 'integer',
    label: 'Intrusion',
    unit: 'cm',
    unitLabel: 'cm',
    min: 0,
    max: 300,
  },
  { name: 'rolled_over', kind: 'boolean', label: 'Rolled over' },
  {
    name: 'protection',
    kind: 'choices',
    label: 'Belt, helmet, protection',
    choices: PROTECTION,
    other: true,
  },
  { name: 'airbags', kind: 'choices', label: 'Airbags', choices: AIRBAG },
  { name: 'ejection', kind: 'choice', label: 'Ejected', choices: EJECTION },
  { name: 'entrapment', kind: 'choice', label: 'Trapped', choices: ENTRAPMENT },
  { name: 'extrication', kind: 'choice', label: 'Got out', choices: EXTRICATION },
  {
    name: 'extrication_minutes',
    kind: 'integer',
    label: 'Time to get out',
    unit: 'min',
    unitLabel: 'min',
    min: 0,
    max: 1_440,
  },
  { name: 'others_outcome', kind: 'choices', label: 'Others in the vehicle', choices: OTHERS_OUTCOME },
  { name: 'vehicles_involved', kind: 'integer', label: 'Vehicles involved', min: 1, max: 500, further: true },
  { name: 'vehicle_make', kind: 'text', label: 'Make', maxLength: 100, further: true },
  { name: 'vehicle_model', kind: 'text', label: 'Model', maxLength: 100, further: true },
  {
    name: 'vehicle_year',
    kind: 'integer',
    label: 'Year of the model',
    min: 1900,
    max: 2100,
    isYear: true,
    further: true,
  },
  {
    name: 'vehicle_details',
    kind: 'text',
    label: 'Registration and other details',
    maxLength: 200,
    further: true,
  },
  {
    name: 'emergency_call_system',
    kind: 'text',
    label: 'What else the vehicle reported',
    maxLength: 300,
    further: true,
  },
] as const satisfies readonly Field[];

/** What a vehicle's automatic call says: the minimum set of data of eCall (EN 15722), as the control room passes it on. */
export const EMERGENCY_CALL_FIELDS = [
  { name: 'system', kind: 'text', label: 'Service that reported it', maxLength: 100 },
  { name: 'reference', kind: 'text', label: 'Its number', maxLength: 60 },
  { name: 'phone', kind: 'text', label: 'Number to call back', maxLength: 40 },
  { name: 'reported_at', kind: 'time', label: 'Time of the collision' },
  {
    name: 'position',
    kind: 'text',
    label: 'Position of the vehicle',
    pattern: COORDINATES,
    patternHint: COORDINATES_HINT,
    maxLength: 40,
  },
  { name: 'injury_likely', kind: 'boolean', label: 'Serious injury likely' },
] as const satisfies readonly Field[];

/** Each impact that the vehicle recorded, or that the scene shows. */
export const VEHICLE_IMPACT_FIELDS = [
  {
    name: 'speed_change_mph',
    kind: 'integer',
    label: 'Change of speed',
    unit: '[mi_i]/h',
    unitLabel: 'mph',
    min: 0,
    max: 250,
  },
  {
    name: 'from_oclock',
    kind: 'integer',
    label: 'From which side, as on a clock',
    hint: '12 is straight ahead.',
    min: 1,
    max: 12,
  },
] as const satisfies readonly Field[];

const VEHICLE_SEAT = choices('PrfVehicleSeat', {
  driver: 'Driver',
  front_middle: 'Front, middle',
  front_passenger: 'Front passenger',
  rear_left: 'Rear, left',
  rear_middle: 'Rear, middle',
  rear_right: 'Rear, right',
  third_left: 'Third row, left',
  third_middle: 'Third row, middle',
  third_right: 'Third row, right',
});

/** Who sat where, held by what: an occupied seat without a patient is a person to look for. */
export const VEHICLE_SEAT_FIELDS = [
  { name: 'seat', kind: 'choice', label: 'Seat', choices: VEHICLE_SEAT, required: true },
  { name: 'is_occupied', kind: 'boolean', label: 'Occupied' },
  { name: 'is_belted', kind: 'boolean', label: 'Belt worn' },
  { name: 'airbag_deployed', kind: 'boolean', label: 'Airbag deployed' },
] as const satisfies readonly Field[];
