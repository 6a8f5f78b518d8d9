import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE, factsOf, withQualifications } from './staff-draft';

const keysOf = (draft: ReturnType<typeof withQualifications>) =>
  draft.qualifications.map(({ qualification }) => qualification);

describe('the form of a staff profile', () => {
  it('resets the position to the first allowed one if it is no longer allowed', () => {
    const paramedic = withQualifications(EMPTY_PROFILE, ['hcpc_paramedic']);
    expect(paramedic.position).toBe('paramedic');
    const leader = { ...paramedic, position: 'team_leader' };
    expect(withQualifications(leader, ['hcpc_paramedic', 'nmc_registered_nurse']).position).toBe(
      'team_leader',
    );
    expect(withQualifications(leader, ['frec_3']).position).toBe('first_aider');
    expect(withQualifications(leader, []).position).toBe('support_staff');
  });

  it('clears None when another is chosen, and the others when None is chosen', () => {
    const held = withQualifications(EMPTY_PROFILE, ['als', 'pls']);
    const none = withQualifications(held, ['als', 'pls', 'none']);
    expect([keysOf(none), none.position]).toEqual([['none'], 'support_staff']);
    expect(keysOf(withQualifications(none, ['none', 'bls']))).toEqual(['bls']);
  });

  it('keeps the evidence for what stays, and sends nothing if nothing changed', () => {
    const held = withQualifications(EMPTY_PROFILE, ['als']);
    const filled = {
      ...held,
      qualifications: held.qualifications.map((one) => ({ ...one, number: ' RC-12 ' })),
    };
    expect(factsOf(withQualifications(filled, ['als', 'bls'])).qualifications).toEqual([
      { qualification: 'als', number: 'RC-12', issuedOn: null, expiresOn: null },
      { qualification: 'bls', number: null, issuedOn: null, expiresOn: null },
    ]);
  });
});
