import { ODS_CODE } from '@sideline/schema/fhir/ods';
import { FACT_NAMES, type Facts } from '@sideline/schema/provider/facts';
import { ONLY_KEY } from '@sideline/schema/provider/settings';
import { check } from '@sideline/schema/validation/check';
import { z } from 'zod';
import type { ProviderFacts } from '../../config.js';
import { actorOf, type Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { KeptReading } from '../../platform/kept-reading.js';
import type { PdfDocument } from '../../platform/export/pdf-document.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ProviderLookService } from './provider-look.service.js';
import { ProviderSettingsRow } from './provider-settings.entity.js';
import type { ProviderSettings, UpdateProviderSettingsInput } from './provider-settings.types.js';
import type { SettingStore } from './setting-store.service.js';

/** The demonstration provider: invented, with addresses that reach nobody and numbers that Ofcom keeps free for fiction. */
const DEMONSTRATION = {
  name: 'Sideline Event Medical',
  companyName: 'Sideline Event Medical Ltd',
  supportEmail: 'support@sideline.test',
  supportPhone: '01632 960000',
  facebookUrl: 'https://facebook.sideline.test/',
  twitterUrl: 'https://twitter.sideline.test/',
  instagramUrl: 'https://instagram.sideline.test/',
  dpoName: 'Morgan Ellery',
  dpoEmail: 'privacy@sideline.test',
  dpoAddress: 'Sideline Event Medical Ltd\n1 Touchline Road\nHarrowmere\nHM1 1AA',
  alignmentLine: 'Our processes are aligned with ISO 9001 and ISO 27001.',
  complaintRoute: 'Please tell us first, by e-mail or telephone, so that we can put it right.',
  prfPrefix: 'SL',
  odsCode: null,
} as const;

/** Whether the provider is the demonstration's: no provider has been named, and none of the data is real. */
export const isInventedProvider = (provider: ProviderFacts, isProduction: boolean): boolean =>
  provider.name === undefined && !isProduction;

/** The details of a provider that has entered none: with nothing that could be untrue. */
const UNNAMED: Omit<ProviderSettings, 'updatedAt'> = {
  name: 'Sideline',
  companyName: 'Sideline',
  supportEmail: null,
  supportPhone: null,
  facebookUrl: null,
  twitterUrl: null,
  instagramUrl: null,
  dpoName: null,
  dpoEmail: null,
  dpoAddress: null,
  alignmentLine: null,
  complaintRoute: null,
  prfPrefix: DEMONSTRATION.prfPrefix,
  odsCode: null,
};

/** Details that a provider must have; any other can be missing, stored as an empty text. */
const REQUIRED: ReadonlySet<string> = new Set(['name', 'companyName', 'prfPrefix']);

const isNone = (name: string, value: unknown): boolean =>
  !REQUIRED.has(name) && typeof value === 'string' && value.trim() === '';

const fact = (max = 200) => z.string().trim().min(1, 'Enter a value, or leave it empty.').max(max).nullish();
const email = z.email('Enter an e-mail address, like name@example.org.').max(254).nullish();
// Only web addresses: a `javascript:` link in the footer would run in everyone's session.
const link = z
  .url({ protocol: /^https?$/, message: 'Enter a web address that begins with https://.' })
  .max(500)
  .nullish();

const changes = z.strictObject({
  name: fact(),
  companyName: fact(),
  supportEmail: email,
  supportPhone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{7,20}$/, 'Enter a telephone number.')
    .nullish(),
  facebookUrl: link,
  twitterUrl: link,
  instagramUrl: link,
  dpoName: fact(),
  dpoEmail: email,
  dpoAddress: fact(500),
  alignmentLine: fact(),
  complaintRoute: fact(1000),
  prfPrefix: z
    .string()
    .regex(/^[A-Z]{2,6}$/, 'Use two to six capital letters.')
    .nullish(),
  odsCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(ODS_CODE, 'Enter an ODS code: three to twelve letters and figures, such as RX8.')
    .nullish(),
});

/**
 * The provider's own facts: what administrators set, otherwise the environment, otherwise the demonstration provider;
 * nothing is invented in production or for a named provider.
 */
export class ProviderSettingsService {
  readonly #audit: AuditService;
  readonly #look: ProviderLookService;
  readonly #store: SettingStore;
  readonly #defaults: Omit<ProviderSettings, 'updatedAt'>;
  readonly #kept = new KeptReading((context) => this.#read(context));

  constructor(deps: {
    readonly audit: AuditService;
    readonly look: ProviderLookService;
    readonly store: SettingStore;
    readonly provider: ProviderFacts;
    readonly isProduction?: boolean;
  }) {
    this.#audit = deps.audit;
    this.#look = deps.look;
    this.#store = deps.store;
    this.#store.keptElsewhere('facts', (context, value, putBackId) =>
      this.#putBack(context, value ?? {}, putBackId),
    );
    const { provider } = deps;
    const base = isInventedProvider(provider, deps.isProduction === true) ? DEMONSTRATION : UNNAMED;
    this.#defaults = {
      ...base,
      name: provider.name ?? base.name,
      companyName: provider.name ?? base.companyName,
      supportEmail: provider.email ?? base.supportEmail,
      supportPhone: provider.phone ?? base.supportPhone,
      facebookUrl: provider.facebookUrl ?? base.facebookUrl,
      twitterUrl: provider.twitterUrl ?? base.twitterUrl,
      instagramUrl: provider.instagramUrl ?? base.instagramUrl,
      dpoName: provider.dataProtectionOfficer ?? base.dpoName,
      dpoEmail: provider.email ?? base.dpoEmail,
      alignmentLine: provider.alignment ?? base.alignmentLine,
      prfPrefix: provider.prfPrefix ?? base.prfPrefix,
    };
  }

  /** The current details; every page asks for them. */
  current(context: Context): Promise<ProviderSettings> {
    return this.#kept.current(context);
  }

  async #read(context: Context): Promise<ProviderSettings> {
    const row = await context.manager.findOneBy(ProviderSettingsRow, { isOnly: true });
    const facts = { ...this.#defaults, updatedAt: row?.updatedAt ?? null };
    if (row === null) return facts;
    const set = Object.entries(row)
      .filter(([key, value]) => key in this.#defaults && value !== null)
      .map(([key, value]) => [key, value === '' ? null : (value as unknown)] as const);
    return { ...facts, ...Object.fromEntries(set) };
  }

  /** The paper with the provider's logo at its head, where there is one. */
  async onPaper(context: Context, document: PdfDocument): Promise<PdfDocument> {
    const logo = await this.#look.printedLogo(context);
    return logo === undefined ? document : { ...document, header: { ...document.header, logo: logo.url } };
  }

  /** The letters that new PRF numbers begin with. */
  async prfPrefix(context: Context): Promise<string> {
    return (await this.current(context)).prfPrefix;
  }

  /**
   * Changes the facts that are given: null takes one back to its default, an empty text says that there is none. BAD_INPUT
   * names those that are wrong.
   */
  async update(context: Context, input: UpdateProviderSettingsInput): Promise<ProviderSettings> {
    const named = Object.entries(input as Readonly<Record<string, string | null | undefined>>);
    const none = named.filter(([name, value]) => isNone(name, value)).map(([name]) => [name, ''] as const);
    const { data, problems } = check(
      changes,
      Object.fromEntries(named.filter(([name, value]) => !isNone(name, value))),
    );
    if (problems !== null) throw badInput(problems);
    const given = Object.fromEntries([
      ...Object.entries<string | null | undefined>(data).filter(([, value]) => value !== undefined),
      ...none,
    ]);
    await this.#write(context, given);
    await this.#audit.record(context, {
      action: 'PROVIDER_SETTINGS_UPDATED',
      entity: { type: 'ProviderSettings', id: 'provider' },
      fieldsChanged: Object.keys(given),
    });
    return this.#read(context);
  }

  /** Writes these facts, and the changes to the history. Returns whether anything changed. */
  async #write(
    context: Context,
    given: Readonly<Record<string, string | null | undefined>>,
    putBackId?: string,
  ): Promise<boolean> {
    const { manager } = context;
    // One after the other, so that the history has each change from what it changed.
    await execute(manager, 'SELECT FROM provider_settings FOR UPDATE', []);
    const before = await this.#entered(context);
    await manager.upsert(
      ProviderSettingsRow,
      { isOnly: true, ...given, updatedAt: context.clock(), updatedBy: actorOf(context).userId },
      ['isOnly'],
    );
    this.#kept.forget(context);
    const after = await this.#entered(context);
    if (JSON.stringify(before) === JSON.stringify(after)) return false;
    await this.#store.recordChange(context, { kind: 'facts', key: ONLY_KEY, before, after, putBackId });
    return true;
  }

  /** The values that administrators entered; null if none. */
  async #entered({ manager }: Context): Promise<Facts | null> {
    const row = await manager.findOneBy(ProviderSettingsRow, { isOnly: true });
    const entered = FACT_NAMES.flatMap((name) => {
      const value = row?.[name] ?? null;
      return value === null ? [] : [[name, value] as const];
    });
    return entered.length === 0 ? null : Object.fromEntries(entered);
  }

  async #putBack(context: Context, facts: Facts, putBackId: string): Promise<void> {
    const whole = Object.fromEntries(FACT_NAMES.map((name) => [name, facts[name] ?? null]));
    if (!(await this.#write(context, whole, putBackId))) throw new DomainError('SETTING_ALREADY_SO');
    await this.#audit.record(context, {
      action: 'SETTING_PUT_BACK',
      entity: { type: 'ProviderSettings', id: 'provider' },
      fieldsChanged: ['facts.provider'],
    });
  }
}
