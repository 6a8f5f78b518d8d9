import { expect, it } from 'vitest';
import { SHORTCUTS } from '../app/shell/shortcuts';
import { ariaKey, CONTROL_KEYS, controlActOf, type ControlAct } from './control-keys';

const NONE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const acts = Object.keys(CONTROL_KEYS) as ControlAct[];

it('gives every action on the board its own key, listed on the help sheet', () => {
  expect(new Set(acts.map(ariaKey)).size).toBe(acts.length);
  const listed = SHORTCUTS.find(({ title }) => title === 'In event control')?.shortcuts ?? [];
  for (const act of acts) {
    const { key, withShift, does } = CONTROL_KEYS[act];
    expect(controlActOf({ ...NONE, key, shiftKey: withShift })).toBe(act);
    expect(listed).toContainEqual({ keys: [withShift ? `Shift ${key}` : key], does });
  }
});

it('leaves the browser’s own keys alone: none with Ctrl, Alt or Cmd, and none that reloads, finds or leaves the page', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    expect(controlActOf({ ...NONE, key: 'F4', [modifier]: true })).toBeNull();
  for (const act of acts)
    expect(['F1', 'F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12']).not.toContain(CONTROL_KEYS[act].key);
});
