import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { PrfField } from '../fields/prf-field';
import { SectionForm } from '../sections/section-form';
import { useSectionFields } from '../sections/use-section-fields';
import { RoleAssistant } from './role-assistant';
import { RoleFlagControl } from './role-flag';

/** Recognition of life extinct: flags to tick, and the routes that they meet. */
export function RoleSection() {
  const propsOf = useSectionFields('ROLE');
  const draw = (field: Field) => {
    const props = propsOf(field);
    return field.kind === 'boolean' ? (
      <RoleFlagControl key={field.name} {...props} />
    ) : (
      <PrfField key={field.name} {...props} />
    );
  };
  return (
    <>
      <RoleAssistant />
      <SectionForm section="ROLE" drawField={draw} />
    </>
  );
}
