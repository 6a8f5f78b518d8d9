import { checkPhrases, type Phrase } from '@sideline/schema/validation/phrases';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput } from '../../platform/errors.js';
import type { AuditService } from '../audit/audit.service.js';
import type { UpdatePhrasesInput } from './phrase.types.js';
import { ProviderSettingsRow } from './provider-settings.entity.js';

/** What the demonstration provider's clinicians write often. */
const DEMONSTRATION: readonly Phrase[] = [
  { name: 'nad', text: 'No abnormality detected.' },
  { name: 'chest', text: 'Chest clear, equal air entry on both sides, no added sounds.' },
  { name: 'abdo', text: 'Abdomen soft and non-tender, no guarding.' },
  { name: 'neuro', text: 'Alert and orientated, moving all four limbs, no focal deficit.' },
  { name: 'neck', text: 'No midline tenderness of the neck, full and pain-free range of movement.' },
  {
    name: 'head',
    text: 'Head injury advice given in words and writing; knows to call 999 for drowsiness, vomiting, a seizure or a worsening headache.',
  },
  {
    name: 'advice',
    text: 'Told what to look out for and to come back or call 111 or 999 if it gets worse. Understood.',
  },
  {
    name: 'refusal',
    text: 'The risks of declining, including deterioration and death, were explained and understood. Declines nevertheless.',
  },
];

/** The provider's phrases for free text: what administrators wrote, else the demonstration's; other providers begin with none. */
export class PhraseService {
  readonly #audit: AuditService;
  readonly #defaults: readonly Phrase[];

  constructor(deps: { readonly audit: AuditService; readonly isInvented: boolean }) {
    this.#audit = deps.audit;
    this.#defaults = deps.isInvented ? DEMONSTRATION : [];
  }

  /** In the order in which they are offered. */
  async all(context: Context): Promise<Phrase[]> {
    const row = await context.manager.findOneBy(ProviderSettingsRow, { isOnly: true });
    return [...(row?.phrases ?? this.#defaults)];
  }

  /** Puts these in the place of all that were there. BAD_INPUT names those that are wrong. */
  async replace(context: Context, input: UpdatePhrasesInput): Promise<Phrase[]> {
    const actor = actorOf(context);
    const { phrases, problems } = checkPhrases(input.phrases);
    if (problems !== null) throw badInput(problems);
    await context.manager.upsert(
      ProviderSettingsRow,
      { isOnly: true, phrases: [...phrases], updatedAt: context.clock(), updatedBy: actor.userId },
      ['isOnly'],
    );
    await this.#audit.record(context, {
      action: 'PHRASES_UPDATED',
      entity: { type: 'ProviderSettings', id: 'provider' },
      fieldsChanged: ['phrases'],
    });
    return [...phrases];
  }
}
