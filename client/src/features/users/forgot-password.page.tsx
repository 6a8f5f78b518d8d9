import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { Page } from '../../components/page';
import { useProviderFacts } from '../../lib/provider-settings';

/** Resetting by e-mail comes later; until then this says who can help. */
export default function ForgotPasswordPage() {
  const facts = useProviderFacts();
  return (
    <Page title="Forgotten password" width="narrow">
      <Card>
        <p>
          This part of Sideline is not open yet: a password cannot be reset by e-mail. An administrator
          {facts?.name ? ` of ${facts.name}` : ''} can give you a new one.
        </p>
        {facts?.supportPhone && (
          <p>
            Call <a href={`tel:${facts.supportPhone.replace(/[^\d+]/g, '')}`}>{facts.supportPhone}</a>
            {facts.supportEmail && (
              <>
                {' '}
                or write to <a href={`mailto:${facts.supportEmail}`}>{facts.supportEmail}</a>
              </>
            )}
            .
          </p>
        )}
        <Link to="/login">Back to sign-in</Link>
      </Card>
    </Page>
  );
}
