import FieldForm from '@rc-component/form/es/Form';
import { forwardRef } from 'react';

/**
 * The package under Ant Design's Form, in a way that a bundler can leave out. Its own index hangs everything on one object, so
 * that every page carried all of it, 12 kB, for a context that Ant Design's other controls read. No page of Sideline uses that
 * Form: ours is components/ui/entity-form.tsx.
 */
export { default as Field } from '@rc-component/form/es/Field';
export { default as List } from '@rc-component/form/es/List';
export { default as useForm } from '@rc-component/form/es/hooks/useForm';
export { FormProvider } from '@rc-component/form/es/FormContext';
export { default as FieldContext } from '@rc-component/form/es/FieldContext';
export { default as ListContext } from '@rc-component/form/es/ListContext';
export { default as useWatch } from '@rc-component/form/es/hooks/useWatch';
export default /*#__PURE__*/ forwardRef(FieldForm);
