import { StatusTag } from '../../components/ui/status-tag';
import { todayAsLocalDate } from '../../lib/dates';
import { expiryWords } from './stock-words';

/** When a lot expires. Expired lots and those near expiry have colour, icon and words. */
export function Expiry({ on }: { readonly on: string | null }) {
  const { text, tone } = expiryWords(on, todayAsLocalDate());
  return tone === null ? <>{text}</> : <StatusTag tone={tone}>{text}</StatusTag>;
}
