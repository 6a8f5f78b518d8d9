import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../../lib/words/use-words';

export function LinkMissing({ again }: { readonly again: ReactNode }) {
  const say = useSay();
  return <Alert type="warning" showIcon title={say('account.linkCutOff')} description={again} />;
}
