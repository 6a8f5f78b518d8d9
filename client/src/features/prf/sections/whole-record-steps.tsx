import { ReviewSection } from '../review/review-section';
import { TimelineSection } from '../timeline/timeline-section';

/** The steps about the whole record. */
export default function WholeRecordSteps({ step }: { readonly step: 'review' | 'timeline' }) {
  return step === 'timeline' ? <TimelineSection /> : <ReviewSection />;
}
