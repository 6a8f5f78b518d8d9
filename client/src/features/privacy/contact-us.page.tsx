import { Link } from 'react-router-dom';
import { useProviderFacts } from '../../lib/provider-settings';
import { LANGUAGES } from '../../lib/words/languages';
import { Rich } from '../../lib/words/rich';
import { useSay } from '../../lib/words/use-words';
import { Document, Part } from './document';
import { OfficerContact, ProviderContact } from '../../components/records/provider-contact';

export default function ContactUsPage() {
  const say = useSay();
  const facts = useProviderFacts();
  const link = <Link to="/privacy-policy" />;
  const social = [
    ['Facebook', facts?.facebookUrl],
    ['Twitter', facts?.twitterUrl],
    ['Instagram', facts?.instagramUrl],
  ] as const;
  const hasSocial = social.some(([, href]) => href);
  return (
    <Document title="notices.contact" isTranslated lead={say('notices.contactLead')}>
      <Part id="support" title={facts?.name ?? say('notices.support')}>
        <ProviderContact facts={facts} />
      </Part>
      <Part id="records" title={say('notices.record')}>
        <p>
          {facts?.dpoName ? (
            <Rich of="notices.recordTextNamed" values={{ name: facts.dpoName }} parts={{ link }} />
          ) : (
            <Rich of="notices.recordText" parts={{ link }} />
          )}
        </p>
        <OfficerContact facts={facts} />
      </Part>
      {facts?.complaintRoute && (
        <Part id="complaints" title={say('notices.complaints')}>
          <p lang={LANGUAGES.en.tag}>{facts.complaintRoute}</p>
        </Part>
      )}
      <Part id="staff" title={say('notices.staff')}>
        <p>{say('notices.staffText')}</p>
      </Part>
      {hasSocial && (
        <Part id="social" title={say('notices.news')}>
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
