import type { ComponentProps } from 'react';
import { Controls } from '../../components/ui/controls';
import { CodeField } from '../../components/records/code-field';

/** The field for the code, on the sign-in page: it is the only thing there that is made of Ant Design. */
export function SignInCode(props: ComponentProps<typeof CodeField>) {
  return (
    <Controls>
      <CodeField {...props} />
    </Controls>
  );
}
