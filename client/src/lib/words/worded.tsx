import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useCallback, useLayoutEffect, useMemo, type ComponentType } from 'react';
import { arrivedPages, arrivedShared } from './catalogues';
import { FieldWords, type FieldSay } from './field-words';
import { fill } from './fill';
import { currentLanguage, LANGUAGES, onLanguage, useLanguage } from './languages';
import { translateSaid } from './said';
import { Said, type SaidIn } from './use-words';

const i18n = setupI18n();
const take = (): void => {
  const language = currentLanguage();
  i18n.loadAndActivate({ locale: language, messages: { ...arrivedPages(language) } });
};
onLanguage(take);

/** A page with its texts around it. Called once its catalogues have arrived. */
export function worded(Page: ComponentType): ComponentType {
  take();
  return function Worded() {
    const language = useLanguage();
    const { tag } = LANGUAGES[language];

    // Screen readers choose their voice by it. The rest of the application is in English again afterwards.
    useLayoutEffect(() => {
      document.documentElement.lang = tag;
      return () => {
        document.documentElement.lang = LANGUAGES.en.tag;
      };
    }, [tag]);

    const fields = useMemo(() => arrivedShared(language, 'fields'), [language]);
    const sayField = useCallback<FieldSay>((key, values) => fill(fields?.[key] ?? key, values), [fields]);
    const said = useMemo<SaidIn>(() => {
      const [english, translated] = [arrivedShared('en', 'said'), arrivedShared(language, 'said')];
      return language === 'en' || !english || !translated
        ? (text) => text
        : (text, code) => translateSaid(english, translated, text, code);
    }, [language]);

    return (
      <I18nProvider i18n={i18n}>
        <Said value={said}>
          {/* The same component in every language, because a different one would clear what is typed in the page. */}
          <FieldWords value={language === 'en' ? null : sayField}>
            <Page />
          </FieldWords>
        </Said>
      </I18nProvider>
    );
  };
}
