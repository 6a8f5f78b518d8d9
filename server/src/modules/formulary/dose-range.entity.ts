import type { AgeGroup, TotalPeriod } from '@sideline/schema/prf/catalogue/dose-range';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One entry of the provider's formulary as it is now. */
@Entity('dose_range')
export class DoseRangeRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  drug!: string;

  @Column('text')
  route!: string;

  @Column('text', { name: 'age_group' })
  ageGroup!: AgeGroup;

  @Column('integer', { name: 'from_years', nullable: true })
  fromYears!: number | null;

  @Column('integer', { name: 'from_months', nullable: true })
  fromMonths!: number | null;

  @Column('integer', { name: 'to_years', nullable: true })
  toYears!: number | null;

  @Column('integer', { name: 'to_months', nullable: true })
  toMonths!: number | null;

  @Column('text')
  unit!: string;

  @Column('numeric', { name: 'least_dose', precision: 14, scale: 4, nullable: true })
  leastDose!: string | null;

  @Column('numeric', { name: 'greatest_dose', precision: 14, scale: 4 })
  greatestDose!: string;

  @Column('numeric', { name: 'cap_dose', precision: 14, scale: 4, nullable: true })
  capDose!: string | null;

  @Column('numeric', { name: 'greatest_total', precision: 14, scale: 4, nullable: true })
  greatestTotal!: string | null;

  @Column('text', { name: 'total_period', nullable: true })
  totalPeriod!: TotalPeriod | null;

  @Column('integer', { name: 'least_interval_minutes', nullable: true })
  leastIntervalMinutes!: number | null;

  @Column('text')
  source!: string;

  @Column('date', { name: 'review_on' })
  reviewOn!: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;

  @Column('uuid', { name: 'changed_by' })
  changedBy!: string;

  @Column('timestamptz', { name: 'retired_at', nullable: true })
  retiredAt!: Date | null;
}
