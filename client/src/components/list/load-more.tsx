import { Button } from 'antd';
import { useFieldWords } from '../../lib/words/use-field-words';

interface LoadMoreProps {
  readonly className?: string | undefined;
  readonly isLoading: boolean;
  /** Fetches the next page. Left out, with its button, if there is none. */
  readonly onMore?: () => void;
}

/** The end of a list that is not a table: its next page, if there is one. */
export function LoadMore({ className = '', isLoading, onMore }: LoadMoreProps) {
  const say = useFieldWords();
  if (!onMore) return null;
  return (
    <Button className={className} loading={isLoading} onClick={onMore}>
      {say('field.loadMore')}
    </Button>
  );
}
