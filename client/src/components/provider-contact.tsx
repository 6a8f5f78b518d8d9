import type { ProviderFacts } from '../lib/provider-settings';

/** How the provider is reached, as far as its settings say; the page that shows it says what for. */
export function ProviderContact({ facts }: { readonly facts: ProviderFacts | null }) {
  if (!facts?.supportEmail && !facts?.supportPhone) {
    return <p>Please speak to a member of the crew or to the provider’s office.</p>;
  }
  return (
    <ul>
      {facts.supportEmail && (
        <li>
          E-mail: <a href={`mailto:${facts.supportEmail}`}>{facts.supportEmail}</a>
        </li>
      )}
      {facts.supportPhone && (
        <li>
          Telephone: <a href={`tel:${facts.supportPhone.replace(/[^\d+]/g, '')}`}>{facts.supportPhone}</a>
        </li>
      )}
    </ul>
  );
}

/** How the data protection officer is reached; the provider's own support where the settings name no other way. */
export function OfficerContact({ facts }: { readonly facts: ProviderFacts | null }) {
  if (!facts?.dpoEmail && !facts?.dpoAddress) return <ProviderContact facts={facts} />;
  return (
    <ul>
      {facts.dpoEmail && (
        <li>
          E-mail: <a href={`mailto:${facts.dpoEmail}`}>{facts.dpoEmail}</a>
        </li>
      )}
      {facts.dpoAddress && <li>Post: {facts.dpoAddress.split(/\r?\n/).join(', ')}</li>}
    </ul>
  );
}
