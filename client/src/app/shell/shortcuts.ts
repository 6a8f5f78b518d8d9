import { CONTROL_KEYS, CONTROL_ROW_KEYS } from '../../lib/control-keys';

export interface Shortcut {
  /** Keys as they are named on the keyboard. Several if there is more than one way. */
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
export const CTRL = isMac ? '⌘' : 'Ctrl';

/** Every shortcut that is not the browser's own, as the sheet shows it. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [`${CTRL} K`], does: 'Search and go to' },
      { keys: ['/'], does: 'Go to the search box of the list' },
      { keys: ['?'], does: 'Show the keyboard shortcuts' },
      { keys: ['Esc'], does: 'Close the open panel or menu' },
    ],
  },
  {
    title: 'In a list',
    shortcuts: [
      { keys: ['↓', 'J'], does: 'Next row' },
      { keys: ['↑', 'K'], does: 'Previous row' },
      { keys: ['Enter'], does: 'Open the row, or its menu' },
      { keys: ['Space'], does: 'Select the row' },
      { keys: ['F2'], does: 'Change the row’s first cell that can be changed in the list' },
    ],
  },
  {
    title: 'In Search and go to',
    shortcuts: [
      { keys: ['↓', '↑'], does: 'Choose' },
      { keys: ['Enter'], does: 'Open' },
      { keys: [`${CTRL} Enter`], does: 'Do the action shown next to it, such as a new PRF for a patient' },
    ],
  },
  {
    title: 'In a form',
    shortcuts: [
      { keys: ['Enter'], does: 'Save, from a single-line field' },
      { keys: ['/'], does: 'Insert a phrase, in the free text of a PRF' },
    ],
  },
  {
    title: 'In event control',
    shortcuts: [
      ...Object.values(CONTROL_KEYS).map(({ key, withShift, does }) => ({
        keys: [withShift ? `Shift ${key}` : key],
        does,
      })),
      ...CONTROL_ROW_KEYS,
    ],
  },
  {
    title: 'In arrest mode',
    shortcuts: [
      { keys: ['U'], does: 'Undo the last entry' },
      { keys: ['M'], does: 'Sound on or off' },
      { keys: ['F'], does: 'Full screen' },
      { keys: ['L', 'Esc'], does: 'Leave (press twice)' },
    ],
  },
];
