import { Card } from 'antd';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { LanguageSwitch } from '../../components/ui/language-switch';
import { Page } from '../../components/ui/page';
import { useSession } from '../../lib/session';
import { arrivedShared } from '../../lib/words/catalogues';
import { useLanguage } from '../../lib/words/languages';
import { useSaid } from '../../lib/words/use-words';
import { EnrolSteps } from './enrol-steps';
import { FactorWords, factorWordsOf } from './factor-words';

/** Sets up a second factor for a user who must have one: before anything else, and in the language of their sign-in. */
export default function SecondFactorPage() {
  const { user, reload } = useSession();
  const language = useLanguage();
  const said = useSaid();
  const words = useMemo(() => {
    const say = factorWordsOf(language === 'en' ? undefined : arrivedShared(language, 'factor'));
    return { say, said };
  }, [language, said]);
  const { say } = words;
  if (!user?.mustEnrol) return <Navigate to="/account" replace />;
  return (
    <FactorWords value={words}>
      <Page
        title={say('factor.title')}
        width="narrow"
        purpose={say('factor.purpose')}
        actions={<LanguageSwitch />}
      >
        <Card>
          <EnrolSteps onDone={() => void reload()} />
        </Card>
      </Page>
    </FactorWords>
  );
}
