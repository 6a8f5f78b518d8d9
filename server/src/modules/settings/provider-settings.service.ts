import { z } from 'zod';
import type { ProviderFacts } from '../../config.js';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput } from '../../platform/errors.js';
import type { AuditService } from '../audit/audit.service.js';
import { ProviderSettingsRow } from './provider-settings.entity.js';
import type { ProviderSettings, UpdateProviderSettingsInput } from './provider-settings.types.js';

/** The demonstration provider: invented, with addresses that reach nobody and numbers that Ofcom keeps free for fiction. */
const DEMONSTRATION = {
  name: 'Sideline Event Medical',
  companyName: 'Sideline Event Medical Ltd',
  supportEmail: 'support@sideline.test',
  supportPhone: '01632 960000',
  facebookUrl: 'https://facebook.sideline.test/',
  twitterUrl: 'https://twitter.sideline.test/',
  instagramUrl: 'https://instagram.sideline.test/',
  dpoName: 'Data Protection Officer',
  dpoEmail: 'privacy@sideline.test',
  dpoAddress: 'Sideline Event Medical Ltd\n1 Touchline Road\nHarrowmere\nHM1 1AA',
  alignmentLine: 'Our processes are aligned with ISO 9001 and ISO 27001.',
  complaintRoute:
    'Please tell us first, by e-mail or telephone. You may also complain to the Information Commissioner’s Office at ico.org.uk.',
  prfPrefix: 'SL',
} as const;

const KEPT_MS = 10_000;

const fact = (max = 200) => z.string().trim().min(1, 'Enter something, or clear it.').max(max).nullish();
const email = z.email('Enter an e-mail address, like name@example.org.').max(254).nullish();
// Only web addresses: a `javascript:` link in the footer would run in everybody's session.
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
});

/** The provider's own facts: what administrators set, else the environment, else the demonstration provider. */
export class ProviderSettingsService {
  readonly #audit: AuditService;
  readonly #defaults: Omit<ProviderSettings, 'updatedAt'>;
  #kept: { readonly at: number; readonly settings: ProviderSettings } | null = null;

  constructor(deps: { readonly audit: AuditService; readonly provider: ProviderFacts }) {
    this.#audit = deps.audit;
    const { provider } = deps;
    const name = provider.name ?? DEMONSTRATION.name;
    // A provider of its own that names no pages has none; only the invented one has invented ones.
    const pages = provider.name === undefined ? DEMONSTRATION : null;
    this.#defaults = {
      ...DEMONSTRATION,
      name,
      companyName: provider.name ?? DEMONSTRATION.companyName,
      supportEmail: provider.email ?? DEMONSTRATION.supportEmail,
      supportPhone: provider.phone ?? DEMONSTRATION.supportPhone,
      facebookUrl: provider.facebookUrl ?? pages?.facebookUrl ?? null,
      twitterUrl: provider.twitterUrl ?? pages?.twitterUrl ?? null,
      instagramUrl: provider.instagramUrl ?? pages?.instagramUrl ?? null,
      dpoName: provider.dataProtectionOfficer ?? DEMONSTRATION.dpoName,
      dpoEmail: provider.email ?? DEMONSTRATION.dpoEmail,
      dpoAddress: provider.name ?? DEMONSTRATION.dpoAddress,
      alignmentLine: provider.alignment ?? DEMONSTRATION.alignmentLine,
      prfPrefix: provider.prfPrefix ?? DEMONSTRATION.prfPrefix,
    };
  }

  /** Every page asks for them and hardly anything changes them: another process's change shows after `KEPT_MS`. */
  async current(context: Context): Promise<ProviderSettings> {
    const now = context.clock().getTime();
    if (this.#kept !== null && now - this.#kept.at < KEPT_MS && context.transaction === null)
      return this.#kept.settings;
    const settings = await this.#read(context);
    if (context.transaction === null) this.#kept = { at: now, settings };
    return settings;
  }

  async #read(context: Context): Promise<ProviderSettings> {
    const row = await context.manager.findOneBy(ProviderSettingsRow, { isOnly: true });
    const facts = { ...this.#defaults, updatedAt: row?.updatedAt ?? null };
    if (row === null) return facts;
    const set = Object.entries(row).filter(([key, value]) => key in this.#defaults && value !== null);
    return { ...facts, ...Object.fromEntries(set) };
  }

  /** The letters that new PRF numbers begin with. */
  async prfPrefix(context: Context): Promise<string> {
    return (await this.current(context)).prfPrefix;
  }

  /** Changes the facts that are given; BAD_INPUT names those that are wrong. */
  async update(context: Context, input: UpdateProviderSettingsInput): Promise<ProviderSettings> {
    const actor = actorOf(context);
    const parsed = changes.safeParse(Object.fromEntries(Object.entries(input)));
    if (!parsed.success)
      throw badInput(
        parsed.error.issues.map((issue) => ({
          field: issue.path.join('.'),
          code: issue.code,
          message: issue.message,
        })),
      );
    const given = Object.fromEntries(
      Object.entries<string | null | undefined>(parsed.data).filter(([, value]) => value !== undefined),
    );
    await context.manager.upsert(
      ProviderSettingsRow,
      { isOnly: true, ...given, updatedAt: context.clock(), updatedBy: actor.userId },
      ['isOnly'],
    );
    await this.#audit.record(context, {
      action: 'PROVIDER_SETTINGS_UPDATED',
      entity: { type: 'ProviderSettings', id: 'provider' },
      fieldsChanged: Object.keys(given),
    });
    this.#kept = null;
    context.transaction?.afterCommit(() => {
      this.#kept = null;
    });
    return this.#read(context);
  }
}
