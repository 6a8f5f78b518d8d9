import { LIMITS } from '@sideline/schema/limits';
import { OfficerContact } from '../../../components/records/provider-contact';
import type { ProviderFacts } from '../../../lib/provider-settings';

const { registrationPolicy, retention } = LIMITS;

/** The privacy policy for registration (spec sections 2 and 9). */
export function RegistrationPolicy({ facts }: { readonly facts: ProviderFacts | null }) {
  const company = facts?.companyName ?? facts?.name ?? 'The provider';
  return (
    <>
      <p>Effective date: {registrationPolicy.effectiveDate}</p>
      <h3>Data controller</h3>
      <p>
        {company} is the data controller for the details that you enter here. We use them to care for you at
        events, on the lawful basis of providing health care (UK GDPR Articles 6 and 9(2)(h)).
      </p>
      <h3>What we collect</h3>
      <p>
        Your name, date of birth, gender, address and telephone number, your next of kin, your medical
        history, medicines and allergies, your cheer team and squad, and, if you want an account, your e-mail
        address.
      </p>
      <h3>How long we keep it</h3>
      <p>
        Patient records are kept for at least {retention.adultYears} years. Children’s records are kept until
        age {retention.childUntilAge}, or {retention.adultYears} years after death, whichever is later.
        Records of serious incidents are kept indefinitely, and backups for {retention.backupDays} days.
      </p>
      <h3>If something goes wrong</h3>
      <p>
        We notify the regulator, the Information Commissioner’s Office, of a breach of your data within{' '}
        {retention.breachHours} hours.
      </p>
      <h3>Your rights under the UK GDPR</h3>
      <ul>
        <li>to be informed, and to see what we hold about you</li>
        <li>to have it corrected</li>
        <li>to have it erased where we have no reason to keep it</li>
        <li>to restrict or to object to its use</li>
        <li>to take it with you in a common format</li>
      </ul>
      <h3>Data protection officer</h3>
      <p>
        {facts?.dpoName
          ? `Our data protection officer is ${facts.dpoName}.`
          : 'Our data protection officer answers questions about your data.'}
      </p>
      <OfficerContact facts={facts} />
      <h3>Complaints</h3>
      {facts?.complaintRoute && <p>{facts.complaintRoute}</p>}
      <p>
        You may complain to the Information Commissioner’s Office at{' '}
        <a href="https://ico.org.uk/make-a-complaint/" target="_blank" rel="noopener noreferrer">
          ico.org.uk
        </a>{' '}
        or on 0303 123 1113.
      </p>
    </>
  );
}

/** The terms for registration. */
export function RegistrationTerms({ facts }: { readonly facts: ProviderFacts | null }) {
  const provider = facts?.name ?? 'the provider';
  return (
    <>
      <p>
        By registering you agree to these terms of {provider}. They do not limit any right that the law gives
        you.
      </p>
      <ul>
        <li>Give your details truthfully: a crew will rely on them to treat you.</li>
        <li>Register only yourself, or a child if you are their parent or guardian.</li>
        <li>What you enter counts as your own statement until our staff have confirmed who you are.</li>
        <li>An account is for one person. Do not share its password.</li>
        <li>Registering does not call for help: in an emergency call 999, or speak to the medical team.</li>
      </ul>
      <p>These terms are governed by the law of England and Wales.</p>
    </>
  );
}
