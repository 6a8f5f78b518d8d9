import { ROLES } from '@sideline/schema/roles';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ROLE_ICONS, roleTooltip } from './role-marks';

const STYLES = readFileSync(new URL('./role-badge.module.css', import.meta.url), 'utf8');
const colourOf = (role: string): string | undefined =>
  new RegExp(String.raw`^\.${role} \{\s*background: (#[0-9a-f]{6});`, 'm').exec(STYLES)?.[1];

describe('the badge of a role', () => {
  it('says the role in the specification’s words', () => {
    expect(ROLES.map(roleTooltip)).toEqual([
      'Logged in as admin',
      'Logged in as staff',
      'Logged in as client',
      'Logged in as patient',
    ]);
  });

  it('has a colour and an icon that no other role has', () => {
    const colours = ROLES.map(colourOf);
    expect(colours).not.toContain(undefined);
    expect(new Set(colours).size).toBe(ROLES.length);
    expect(new Set(ROLES.map((role) => renderToStaticMarkup(ROLE_ICONS[role]))).size).toBe(ROLES.length);
  });
});
