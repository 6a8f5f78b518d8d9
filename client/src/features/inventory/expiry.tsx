import { StatusTag } from '../../components/ui/status-tag';
import { todayAsLocalDate } from '../../lib/dates';
import { expiryWords } from './stock-words';

/** When a lot expires; expired and near ones with colour, icon and words. */
export function Expiry({ on }: { readonly on: string | null }) {
  const { text, tone } = expiryWords(on, todayAsLocalDate());
  return tone === null ? <>{text}</> : <StatusTag tone={tone}>{text}</StatusTag>;
}
