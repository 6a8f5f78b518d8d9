import type { Qualification } from '../positions.js';

/** The register that a qualification is kept in, and how its numbers look. */
export interface Register {
  readonly name: string;
  readonly pattern: RegExp;
  readonly example: string;
}

/** The registers of the regulated professions, with the published shape of their numbers. */
const REGISTERS: Readonly<Partial<Record<Qualification, Register>>> = {
  hcpc_paramedic: { name: 'HCPC', pattern: /^PA\d{5,6}$/i, example: 'PA12345' },
  nmc_registered_nurse: { name: 'NMC', pattern: /^\d{2}[A-Z]\d{4}[A-Z]$/i, example: '12A3456E' },
  gmc_doctor: { name: 'GMC', pattern: /^\d{7}$/, example: '1234567' },
};

/** The register of a qualification; null for those that no register keeps. */
export const registerOf = (qualification: string): Register | null =>
  Object.entries(REGISTERS).find(([key]) => key === qualification)?.[1] ?? null;
