import { Card, Collapse } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/ui/failure';
import { LoadMore } from '../../components/list/load-more';
import { morePages } from '../../components/list/next-page';
import { TableSkeleton } from '../../components/ui/skeletons';
import { formatDateTime } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import styles from './dashboard.module.css';
import {
  useOverriddenQuestionsQuery,
  useQuestionAnswersQuery,
  type OverriddenQuestionsQuery,
  type QuestionAnswersQuery,
} from './safety.generated';

type Overridden = OverriddenQuestionsQuery['overriddenQuestions'][number];
type Given = QuestionAnswersQuery['questionAnswers']['nodes'][number];

const SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;

const times = (count: number): string => (count === 1 ? 'once' : `${numberText(count)} times`);
const summaryOf = ({ count, lastAt, open }: Overridden): string =>
  [
    count === 0 ? 'Not answered this way' : `Answered this way ${times(count)}`,
    ...(lastAt === null ? [] : [`last on ${formatDateTime(lastAt)}`]),
    ...(open === 0 ? [] : [`open in ${numberText(open)}`]),
  ].join(' · ');

/**
 * Questions about records that were recently answered 'true as recorded', and why. A rule that people always dismiss is
 * not a control.
 */
export function AnsweredQuestionsCard() {
  const [span] = useState(() => {
    const to = new Date();
    return { from: new Date(to.getTime() - SHOWN_DAYS * DAY_MS).toISOString(), to: to.toISOString() };
  });
  const { data, error, refetch } = useOverriddenQuestionsQuery({
    variables: span,
    fetchPolicy: 'cache-and-network',
  });
  const questions = data?.overriddenQuestions;
  return (
    <Card
      title={
        <h2 className="sl-card-title">Questions answered ‘true as recorded’ in the last {SHOWN_DAYS} days</h2>
      }
    >
      {questions === undefined && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {questions === undefined && !error ? <TableSkeleton rows={3} /> : null}
      {questions?.length === 0 ? (
        <p className={styles.none}>
          None. A question that is neither corrected nor answered is also listed, with the number of open
          records that have it.
        </p>
      ) : null}
      {questions !== undefined && questions.length > 0 ? (
        <Collapse
          ghost
          items={questions.map((question) => ({
            key: question.ruleId,
            label: (
              <span>
                <strong>{question.label}</strong>
                <span className={styles.facts}> {summaryOf(question)}</span>
              </span>
            ),
            children: <Answers ruleId={question.ruleId} />,
          }))}
        />
      ) : null}
    </Card>
  );
}

function Answers({ ruleId }: { readonly ruleId: string }) {
  const { data, previousData, loading, error, refetch, fetchMore } = useQuestionAnswersQuery({
    variables: { ruleId },
    fetchPolicy: 'network-only',
  });
  const answers = (data ?? previousData)?.questionAnswers;
  if (answers === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton rows={2} />;
  if (answers.nodes.length === 0) return <p className={styles.none}>Nobody has answered this one yet.</p>;
  return (
    <>
      <ul className={styles.rows}>
        {answers.nodes.map((answer) => (
          <li key={answer.id}>
            <AnswerLine {...answer} />
          </li>
        ))}
      </ul>
      <LoadMore
        className={styles.more}
        isLoading={loading}
        {...morePages('questionAnswers', data ?? previousData, fetchMore)}
      />
    </>
  );
}

function AnswerLine({ customPrfId, question, reason, answeredAt, answeredBy }: Given) {
  const who = `${answeredBy.firstName} ${answeredBy.lastName}`;
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        {customPrfId === null ? (
          <strong>A restricted record</strong>
        ) : (
          <Link to={`/prf/${customPrfId}/read`} className={styles.link}>
            {reason}
          </Link>
        )}
        <div className={styles.facts}>
          {question !== null && <>{question} · </>}
          {customPrfId !== null && `${customPrfId} · `}
          {who}, {formatDateTime(answeredAt)}
        </div>
      </div>
    </div>
  );
}
