import {
  FacebookFilled,
  InstagramOutlined,
  MailOutlined,
  PhoneOutlined,
  TwitterOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '../../components/ui/language-switch';
import { useProviderFacts } from '../../lib/provider-settings';
import { useSession } from '../../lib/session';
import { useFrameWords } from '../../lib/words/frame-words';
import { LANGUAGES } from '../../lib/words/languages';
import styles from './footer.module.css';

const POLICIES = [
  { path: '/privacy-policy', label: 'frame.privacy' },
  { path: '/terms-of-service', label: 'frame.terms' },
  { path: '/cookie-policy', label: 'frame.cookies' },
  { path: '/contact-us', label: 'frame.contact' },
] as const;

/** The footer of spec section 2. The provider's details come from its settings. */
export function Footer() {
  const { user } = useSession();
  const { lang, say } = useFrameWords();
  const facts = useProviderFacts();
  const social = [
    { label: 'Facebook', href: facts?.facebookUrl, icon: <FacebookFilled /> },
    { label: 'Twitter', href: facts?.twitterUrl, icon: <TwitterOutlined /> },
    { label: 'Instagram', href: facts?.instagramUrl, icon: <InstagramOutlined /> },
  ];
  return (
    <footer lang={lang} className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={say('frame.policies')}>
          <ul className={styles.list}>
            {POLICIES.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{say(label)}</Link>
              </li>
            ))}
            {(user === null || user.role === 'patient') && (
              <li>
                <LanguageSwitch />
              </li>
            )}
          </ul>
        </nav>
        <ul className={styles.list} aria-label={say('frame.support')}>
          {facts?.supportEmail && (
            <li>
              <a href={`mailto:${facts.supportEmail}`}>
                <MailOutlined aria-hidden="true" /> {facts.supportEmail}
              </a>
            </li>
          )}
          {facts?.supportPhone && (
            <li>
              <a href={`tel:${facts.supportPhone.replace(/[^\d+]/g, '')}`}>
                <PhoneOutlined aria-hidden="true" /> {facts.supportPhone}
              </a>
            </li>
          )}
        </ul>
        <ul className={styles.list} aria-label={say('frame.social')}>
          {social.map(
            ({ label, href, icon }) =>
              href && (
                <li key={label}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={label}
                    className={styles.social}
                  >
                    {icon}
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
      <p lang={LANGUAGES.en.tag} className={styles.line}>
        {facts?.name ?? 'Sideline'}
        {facts?.alignmentLine && ` · ${facts.alignmentLine}`}
      </p>
    </footer>
  );
}
