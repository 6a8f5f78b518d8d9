import { Link } from 'react-router-dom';
import { useProviderFacts } from '../../lib/provider-settings';
import { Document, Part } from './document';
import { ProviderContact } from '../../components/records/provider-contact';

export default function TermsOfServicePage() {
  const facts = useProviderFacts();
  const provider = facts?.name ?? 'the provider';
  return (
    <Document
      title="notices.terms"
      lead={
        <>
          Sideline is the record and operations system of {provider}. By using it you agree to these terms.
          They do not limit any right that the law gives you as a patient.
        </>
      }
    >
      <Part id="not-for-emergencies" title="Not for emergencies">
        <p>
          Sideline is not monitored for calls for help. In an emergency call 999, or speak to the nearest
          member of the medical team.
        </p>
      </Part>
      <Part id="accounts" title="Your account">
        <ul>
          <li>An account is for one person. Do not share your password or leave a device unlocked.</li>
          <li>Tell us immediately if you think that someone else has used your account.</li>
          <li>We may close an account that is misused; records that were made with it remain.</li>
        </ul>
      </Part>
      <Part id="staff" title="For staff">
        <ul>
          <li>
            Open a record only when your work for that patient or event needs it. Every time you open one is
            recorded.
          </li>
          <li>Write what you saw and did, at the time when you did it. A signature closes the record.</li>
          <li>The calculations and prompts in Sideline support your judgement and never replace it.</li>
        </ul>
      </Part>
      <Part id="patients" title="For patients">
        <ul>
          <li>
            Give your details truthfully and keep them up to date: others will rely on them to treat you.
          </li>
          <li>What you see of your record is for your information and is not medical advice.</li>
        </ul>
      </Part>
      <Part id="clients" title="For event organisers">
        <p>
          You see figures for your own events. They are confidential, and must not be used to find out who a
          patient was.
        </p>
      </Part>
      <Part id="availability" title="Availability">
        <p>
          We keep Sideline running with care, and announce planned work beforehand. Anything written in a
          record while the connection is down stays on the device, protected by the user’s password, and is
          sent when the connection is back.
        </p>
      </Part>
      <Part id="law" title="Law">
        <p>
          These terms are governed by the law of England and Wales. How we use personal data is in our{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </p>
      </Part>
      <Part id="questions" title="Questions">
        <ProviderContact facts={facts} />
      </Part>
    </Document>
  );
}
