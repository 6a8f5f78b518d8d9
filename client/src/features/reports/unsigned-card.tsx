import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { UnsignedAuthors } from '../../components/unsigned/unsigned-authors';
import { numberText } from '../../lib/formats';
import type { DashboardQuery } from './dashboard.generated';

const SHOWN_AT_FIRST = { authors: 3, records: 2 };

interface UnsignedCardProps {
  readonly authors: NonNullable<DashboardQuery['unsignedAuthors']>;
  readonly onReminded: () => void;
}

/** For admins: who has unsigned records, oldest first, with a reminder for each. */
export function UnsignedCard({ authors, onReminded }: UnsignedCardProps) {
  const count = authors.reduce((sum, { openCount }) => sum + openCount, 0);
  return (
    <Card
      title={<h2 className="sl-card-title">Unsigned records{count > 0 && ` (${numberText(count)})`}</h2>}
      extra={<Link to="/open-prfs?by=author">See them all</Link>}
    >
      <UnsignedAuthors authors={authors} shownAtFirst={SHOWN_AT_FIRST} onReminded={onReminded} />
    </Card>
  );
}
