import { ONLY_KEY } from '@sideline/schema/provider/settings';
import { checkPhrases, type Phrase } from '@sideline/schema/validation/phrases';
import type { Context } from '../../platform/context.js';
import { badInput } from '../../platform/errors.js';
import type { UpdatePhrasesInput } from './phrase.types.js';
import type { SettingStore } from './setting-store.service.js';

/** Phrases for the demonstration provider's clinicians. */
const DEMONSTRATION: readonly Phrase[] = [
  { name: 'nad', text: 'No abnormality detected.' },
  { name: 'chest', text: 'Chest clear, equal air entry on both sides, no added sounds.' },
  { name: 'abdo', text: 'Abdomen soft and non-tender, no guarding.' },
  { name: 'neuro', text: 'Alert and orientated, moving all four limbs, no focal deficit.' },
  { name: 'neck', text: 'No midline tenderness of the neck, full and pain-free range of movement.' },
  {
    name: 'head',
    text: 'Head injury advice given verbally and in writing; knows to call 999 for drowsiness, vomiting, a seizure or a worsening headache.',
  },
  {
    name: 'advice',
    text: 'Told what to look out for and to come back or call 111 or 999 if it gets worse. Understood.',
  },
  {
    name: 'refusal',
    text: 'The risks of declining, including deterioration and death, were explained and understood. Still declines.',
  },
];

/**
 * The provider's phrases for free text: those that administrators wrote, otherwise the demonstration's; other providers
 * begin with none.
 */
export class PhraseService {
  readonly #store: SettingStore;
  readonly #defaults: readonly Phrase[];

  constructor(deps: { readonly store: SettingStore; readonly isInvented: boolean }) {
    this.#store = deps.store;
    this.#defaults = deps.isInvented ? DEMONSTRATION : [];
  }

  /** In the order in which they are offered. */
  async all(context: Context): Promise<Phrase[]> {
    const { value } = await this.#store.current(context, 'phrases', ONLY_KEY);
    // They were checked when they were kept.
    return [...((value as readonly Phrase[] | null) ?? this.#defaults)];
  }

  /** Replaces all existing phrases with these. BAD_INPUT names those that are wrong. */
  async replace(context: Context, input: UpdatePhrasesInput): Promise<Phrase[]> {
    const { phrases, problems } = checkPhrases(input.phrases);
    if (problems !== null) throw badInput(problems);
    await this.#store.write(context, { kind: 'phrases', key: ONLY_KEY, version: null, value: phrases });
    return [...phrases];
  }
}
