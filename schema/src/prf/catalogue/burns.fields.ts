import { YES_NO_UNSURE } from './choices.js';
import { choices } from './kinds.js';
import { placed } from './placed.js';

/** Burns by area: regions of the Lund and Browder chart (1944), whose shares depend on age; the rule of nines fits adults. */

const BURN_REGION = choices('PrfBurnRegion', {
  head: 'Head and face',
  neck: 'Neck',
  front_trunk: 'Front of trunk',
  back_trunk: 'Back of trunk',
  buttock_left: 'Left buttock',
  buttock_right: 'Right buttock',
  genitals: 'Genitals and perineum',
  upper_arm_left: 'Left upper arm',
  upper_arm_right: 'Right upper arm',
  forearm_left: 'Left forearm',
  forearm_right: 'Right forearm',
  hand_left: 'Left hand',
  hand_right: 'Right hand',
  thigh_left: 'Left thigh',
  thigh_right: 'Right thigh',
  lower_leg_left: 'Left lower leg',
  lower_leg_right: 'Right lower leg',
  foot_left: 'Left foot',
  foot_right: 'Right foot',
});
const BURN_DEPTH = choices('PrfBurnDepth', {
  erythema: 'Redness only',
  superficial: 'Superficial partial, blisters',
  deep_partial: 'Deep partial',
  full: 'Full thickness, white or leathery',
  charred: 'Charred',
});
const BURN_METHOD = choices('PrfBurnMethod', {
  lund_browder: 'Lund and Browder',
  rule_of_nines: 'Rule of nines',
  palm: "Patient's palm is 1 %",
  app: 'App',
});
const BURN_CAUSE = choices('PrfBurnCause', {
  flame: 'Flame',
  scald: 'Scald',
  steam: 'Steam',
  contact: 'Hot object',
  flash: 'Flash or explosion',
  chemical: 'Chemical',
  electrical: 'Electrical',
  friction: 'Friction',
  sun_or_radiation: 'Sun or radiation',
  cold: 'Cold',
  other: 'Other',
});
const AIRWAY_BURN = choices('PrfAirwayBurn', {
  none: 'No sign',
  enclosed_space: 'Enclosed space',
  facial_burn: 'Burned face',
  singed_nasal_hair: 'Singed nasal hair',
  soot: 'Soot in mouth or nose',
  hoarse: 'Hoarse voice',
  stridor: 'Stridor',
});

export const BURN_FIELDS = placed({ group: 'burns', further: true }, [
  {
    name: 'burns',
    kind: 'groups',
    typeName: 'PrfBurn',
    label: 'Burned areas',
    fields: [
      { name: 'region', kind: 'choice', label: 'Where', choices: BURN_REGION, required: true },
      {
        name: 'percent',
        kind: 'decimal',
        label: 'Share of the body',
        unit: '%',
        unitLabel: '%',
        decimals: 1,
        min: 0,
        max: 36,
      },
      { name: 'depth', kind: 'choice', label: 'Depth', choices: BURN_DEPTH },
      { name: 'is_circumferential', kind: 'boolean', label: 'All the way round' },
    ],
  },
  {
    name: 'burn_total_percent',
    kind: 'decimal',
    label: 'Total burned area',
    hint: 'Redness alone is not counted.',
    unit: '%',
    unitLabel: '%',
    decimals: 1,
    min: 0,
    max: 100,
  },
  { name: 'burn_method', kind: 'choice', label: 'Area estimated by', choices: BURN_METHOD },
  { name: 'burn_cause', kind: 'choices', label: 'Burned by', choices: BURN_CAUSE, other: true },
  { name: 'burn_agent', kind: 'text', label: 'Substance or voltage', maxLength: 200 },
  { name: 'burn_at', kind: 'time', label: 'Burned at', background: true },
  { name: 'cooling_began_at', kind: 'time', label: 'Cooling began', background: true },
  {
    name: 'cooling_minutes',
    kind: 'integer',
    label: 'Cooled for',
    unit: 'min',
    unitLabel: 'min',
    min: 0,
    max: 600,
  },
  { name: 'airway_burn_signs', kind: 'choices', label: 'Signs of an airway burn', choices: AIRWAY_BURN },
  { name: 'carbon_monoxide_exposure', kind: 'choice', label: 'Breathed smoke', choices: YES_NO_UNSURE },
]);
