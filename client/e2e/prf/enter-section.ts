import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { enterCard, type FormSetting, type Values } from './catalogue-form';
import { enterSet } from './observation-pad';
import type { PrfScreen } from './prf-screen';

/** Opens a section and enters everything that is to stand in it, by the controls that it has on the screen. */
export const enterSection = async (
  screen: PrfScreen,
  key: PrfSectionKey,
  setting: FormSetting,
  values: Values,
): Promise<void> => {
  await screen.goTo(key);
  if (key === 'observations') {
    for (const set of (values['entries'] ?? []) as readonly Values[])
      await enterSet(screen.form, set, setting);
    return;
  }
  const section = sectionOf(key);
  for (const group of section.groups) await enterCard(screen.form, section, group, values, setting);
};
