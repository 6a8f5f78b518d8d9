import { LIMITS } from '@sideline/schema/limits';
import { useProviderFacts } from '../../lib/provider-settings';
import { Document, Part } from './document';
import { OfficerContact } from '../../components/records/provider-contact';

const { retention } = LIMITS;

/** The privacy policy with every point that spec sections 2 and 9 name. */
export default function PrivacyPolicyPage() {
  const facts = useProviderFacts();
  const provider = facts?.companyName ?? facts?.name ?? 'The provider';
  return (
    <Document
      title="notices.privacy"
      updated="2024-12-01"
      lead={
        <>
          {provider} provides medical cover at events and is the data controller of the records that its crews
          make with Sideline. This policy says what we hold about you, why we may hold it, for how long, and
          what you can ask us to do.
        </>
      }
    >
      <Part id="lawful-basis" title="Lawful basis for medical data">
        <p>
          Data about health is special category data under the UK General Data Protection Regulation (UK GDPR)
          and the Data Protection Act 2018. We process it:
        </p>
        <ul>
          <li>to provide health care and treatment, under Article 6(1)(e) or 6(1)(f) and Article 9(2)(h);</li>
          <li>to protect your life when you cannot consent, under Article 6(1)(d) and Article 9(2)(c);</li>
          <li>to keep the records that the law requires of health care providers, under Article 6(1)(c);</li>
          <li>to safeguard children and adults at risk, under Article 9(2)(g);</li>
          <li>to establish, exercise or defend legal claims, under Article 9(2)(f).</li>
        </ul>
        <p>
          Treatment does not depend on your consent to these records: a record of the care that you receive is
          part of that care.
        </p>
      </Part>
      <Part id="data-collected" title="Data that we collect">
        <ul>
          <li>
            Who you are: name, date of birth, gender, address, telephone number, NHS number where known.
          </li>
          <li>Your next of kin and how to reach them.</li>
          <li>Your medical history, medicines and allergies.</li>
          <li>
            What happened and what we did: the incident, your symptoms, observations, examinations, treatment
            and medicines given, advice, and where you went afterwards.
          </li>
          <li>Your membership of a cheer team and squad, where an event involves them.</li>
          <li>Your account: e-mail address, and a password that is stored so that nobody can read it.</li>
          <li>Who looked at or changed your record, and when.</li>
        </ul>
        <p>
          It comes from you, from people who are with you, from the crew, and from services that hand you over
          to us. We share it with hospitals, ambulance services and your doctor when they take over your care,
          and with others only where the law asks for it.
        </p>
      </Part>
      <Part id="your-rights" title="Your rights">
        <p>Under the UK GDPR you may ask us to:</p>
        <ul>
          <li>tell you what we hold about you and give you a copy, within one month and free of charge;</li>
          <li>correct what is wrong or complete what is missing;</li>
          <li>erase data that we no longer have a reason to keep;</li>
          <li>restrict how we use it while a question is settled;</li>
          <li>give data that you provided to you or to another service in a common format;</li>
          <li>stop using it where you object and your reasons outweigh ours.</li>
        </ul>
        <p>
          A medical record that has been signed is not altered or deleted on request; a correction is added to
          it, with your view if you disagree.
        </p>
        {facts?.complaintRoute && <p>{facts.complaintRoute}</p>}
        <p>
          You may complain to the Information Commissioner’s Office at{' '}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noopener noreferrer">
            ico.org.uk
          </a>{' '}
          or on 0303 123 1113.
        </p>
      </Part>
      <Part id="retention" title="How long we keep records">
        <table>
          <thead>
            <tr>
              <th scope="col">Record</th>
              <th scope="col">Kept</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Patient records</td>
              <td>At least {retention.adultYears} years</td>
            </tr>
            <tr>
              <td>Children’s records</td>
              <td>
                Until age {retention.childUntilAge}, or {retention.adultYears} years after death, whichever is
                later
              </td>
            </tr>
            <tr>
              <td>Serious incident records</td>
              <td>Indefinitely</td>
            </tr>
            <tr>
              <td>Backups</td>
              <td>{retention.backupDays} days</td>
            </tr>
          </tbody>
        </table>
      </Part>
      <Part id="backups" title="Backups">
        <p>
          The database is backed up so that no record is lost. Backups are encrypted, kept apart from the
          system, and kept for {retention.backupDays} days. Data erased from the system is gone from the
          backups after that time.
        </p>
      </Part>
      <Part id="security" title="Security">
        <ul>
          <li>Connections are encrypted; passwords are stored with a slow one-way function.</li>
          <li>People see only what their role needs. A device that is not in use locks itself.</li>
          <li>
            Every time a patient’s record is opened or changed, this is recorded in a log that cannot be
            altered without a trace.
          </li>
          <li>Signed records cannot be changed; earlier versions of everything are kept.</li>
          <li>Our staff are trained in confidentiality and bound by it.</li>
        </ul>
      </Part>
      <Part id="breaches" title="If something goes wrong">
        <p>
          When personal data is lost, altered or seen by someone who should not have seen it, we contain it,
          find out who is affected, and record it. Where there is a risk to people we notify the regulator,
          the Information Commissioner’s Office, within {retention.breachHours} hours, and if the risk is high
          we notify those people without delay.
        </p>
      </Part>
      <Part id="data-protection-officer" title="Data protection officer">
        <p>
          {facts?.dpoName
            ? `Our data protection officer is ${facts.dpoName}.`
            : 'Our data protection officer answers questions about this policy and about your data.'}
        </p>
        <OfficerContact facts={facts} />
      </Part>
    </Document>
  );
}
