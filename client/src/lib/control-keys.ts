/** What the keys of event control do. The board acts on this table, and the shortcut sheet lists it. */
export const CONTROL_KEYS = {
  incident: { key: 'F2', withShift: false, does: 'New incident' },
  log: { key: 'F4', withShift: false, does: 'Write in the log' },
  methane: { key: 'F8', withShift: false, does: 'METHANE report' },
  handover: { key: 'F9', withShift: false, does: 'Take control, hand over or take over' },
  crew: { key: 'F2', withShift: true, does: 'New crew' },
  place: { key: 'F4', withShift: true, does: 'New treatment place' },
  plan: { key: 'F8', withShift: true, does: 'Show or hide the plan' },
  wall: { key: 'F9', withShift: true, does: 'Wall view (Esc leaves it)' },
} as const;

export type ControlAct = keyof typeof CONTROL_KEYS;

const ACTS = Object.keys(CONTROL_KEYS) as readonly ControlAct[];

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a key of the board is for; null for every other key. */
export const controlActOf = (pressed: Pressed): ControlAct | null =>
  pressed.ctrlKey || pressed.altKey || pressed.metaKey
    ? null
    : (ACTS.find((act) => {
        const { key, withShift } = CONTROL_KEYS[act];
        return key === pressed.key && withShift === pressed.shiftKey;
      }) ?? null);

/** 'Shift+F2', in the format of `aria-keyshortcuts`. */
export const ariaKey = (act: ControlAct): string =>
  `${CONTROL_KEYS[act].withShift ? 'Shift+' : ''}${CONTROL_KEYS[act].key}`;

/** Keys for the focused row: an incident, a crew, a PRF, a treatment place or a line of the log. */
export const CONTROL_ROW_KEYS = [
  { keys: ['↓', 'J'], does: 'Next incident, crew, PRF, place or log line' },
  { keys: ['↑', 'K'], does: 'The previous one' },
  {
    keys: ['Enter'],
    does: 'Next step of the incident; edit the crew or place; open the PRF; correct the line',
  },
  { keys: ['M'], does: 'Menu of the incident: PRF, see and treat, other steps, times, edit' },
] as const;
