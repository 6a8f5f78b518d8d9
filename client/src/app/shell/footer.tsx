import {
  FacebookFilled,
  InstagramOutlined,
  MailOutlined,
  PhoneOutlined,
  TwitterOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useProviderFacts } from '../../lib/provider-settings';
import styles from './footer.module.css';

const POLICIES = [
  { path: '/privacy-policy', label: 'Privacy Policy' },
  { path: '/terms-of-service', label: 'Terms of Service' },
  { path: '/cookie-policy', label: 'Cookie Policy' },
  { path: '/contact-us', label: 'Contact Us' },
] as const;

/** The footer of spec section 2; the provider's own facts come from its settings. */
export function Footer() {
  const facts = useProviderFacts();
  const social = [
    { label: 'Facebook', href: facts?.facebookUrl, icon: <FacebookFilled /> },
    { label: 'Twitter', href: facts?.twitterUrl, icon: <TwitterOutlined /> },
    { label: 'Instagram', href: facts?.instagramUrl, icon: <InstagramOutlined /> },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label="Policies">
          <ul className={styles.list}>
            {POLICIES.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.list} aria-label="Support">
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
        <ul className={styles.list} aria-label="Social media">
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
      <p className={styles.line}>
        {facts?.name ?? 'Sideline'}
        {facts?.alignmentLine && ` · ${facts.alignmentLine}`}
      </p>
    </footer>
  );
}
