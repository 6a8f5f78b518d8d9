import { Link } from 'react-router-dom';
import { useProviderFacts } from '../../lib/provider-settings';
import { Document, Part } from './document';
import { OfficerContact, ProviderContact } from '../../components/provider-contact';

export default function ContactUsPage() {
  const facts = useProviderFacts();
  const social = [
    ['Facebook', facts?.facebookUrl],
    ['Twitter', facts?.twitterUrl],
    ['Instagram', facts?.instagramUrl],
  ] as const;
  const hasSocial = social.some(([, href]) => href);
  return (
    <Document
      title="Contact us"
      lead={
        <>
          In an emergency call 999, or speak to the nearest member of the medical team. For everything else:
        </>
      }
    >
      <Part id="support" title={facts?.name ?? 'Support'}>
        <ProviderContact facts={facts} />
      </Part>
      <Part id="records" title="Your medical record">
        <p>
          To see or correct what is held about you, write to our data protection officer
          {facts?.dpoName && `, ${facts.dpoName},`} with your full name, your date of birth, and the event and
          day. The <Link to="/privacy-policy">privacy policy</Link> says what you can ask for. Please do not
          send medical details by e-mail or social media.
        </p>
        <OfficerContact facts={facts} />
      </Part>
      {facts?.complaintRoute && (
        <Part id="complaints" title="Complaints">
          <p>{facts.complaintRoute}</p>
        </Part>
      )}
      <Part id="staff" title="Staff and organisers">
        <p>
          Trouble with signing in, with a record or with a shift: send the page’s address, the time, and the
          number that the error shows.
        </p>
      </Part>
      {hasSocial && (
        <Part id="social" title="News">
          <ul>
            {social.map(
              ([label, href]) =>
                href && (
                  <li key={label}>
                    <a href={href} target="_blank" rel="noopener noreferrer">
                      {label}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </Part>
      )}
    </Document>
  );
}
