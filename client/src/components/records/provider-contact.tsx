import type { ProviderFacts } from '../../lib/provider-settings';
import { useFieldWords } from '../../lib/words/use-field-words';

/** How to contact the provider, from its settings. The page that shows it says what for. */
export function ProviderContact({ facts }: { readonly facts: ProviderFacts | null }) {
  const say = useFieldWords();
  if (!facts?.supportEmail && !facts?.supportPhone) {
    return <p>{say('field.askCrew')}</p>;
  }
  return (
    <ul>
      {facts.supportEmail && (
        <li>
          {say('field.email')} <a href={`mailto:${facts.supportEmail}`}>{facts.supportEmail}</a>
        </li>
      )}
      {facts.supportPhone && (
        <li>
          {say('field.telephone')}{' '}
          <a href={`tel:${facts.supportPhone.replace(/[^\d+]/g, '')}`}>{facts.supportPhone}</a>
        </li>
      )}
    </ul>
  );
}

/** How to contact the data protection officer, or the provider's own support if the settings do not say. */
export function OfficerContact({ facts }: { readonly facts: ProviderFacts | null }) {
  const say = useFieldWords();
  if (!facts?.dpoEmail && !facts?.dpoAddress) return <ProviderContact facts={facts} />;
  return (
    <ul>
      {facts.dpoEmail && (
        <li>
          {say('field.email')} <a href={`mailto:${facts.dpoEmail}`}>{facts.dpoEmail}</a>
        </li>
      )}
      {facts.dpoAddress && (
        <li>{say('field.post', { address: facts.dpoAddress.split(/\r?\n/).join(', ') })}</li>
      )}
    </ul>
  );
}
