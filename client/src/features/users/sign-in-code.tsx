import type { ComponentProps } from 'react';
import { Controls } from '../../components/ui/controls';
import { CodeField } from '../../components/records/code-field';

/** The field for the code on the sign-in page. Only this part of the page uses Ant Design. */
export function SignInCode(props: ComponentProps<typeof CodeField>) {
  return (
    <Controls>
      <CodeField {...props} />
    </Controls>
  );
}
