import { CLOCKS, PENCE_SHOWN, THOUSANDS, WEEK_STARTS, type Formats } from '@sideline/schema/provider/formats';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../platform/text/vocabulary-enum.js';

const enumOf = <K extends string>(name: string, table: Readonly<Record<K, { readonly label: string }>>) =>
  vocabularyEnum(name, Object.keys(table) as K[], table);

const ThousandsMark = enumOf('ThousandsMark', THOUSANDS);
const PenceShown = enumOf('PenceShown', PENCE_SHOWN);
const ClockFormat = enumOf('ClockFormat', CLOCKS);
const WeekStart = enumOf('WeekStart', WEEK_STARTS);

@ObjectType({ simpleResolvers: true, description: 'How the provider writes figures.' })
export class ProviderFormats {
  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => ThousandsMark)
  thousands!: Formats['thousands'];

  @Field(() => PenceShown)
  pence!: Formats['pence'];

  @Field(() => ClockFormat, { description: 'For lists and rotas. Times in a record use the 24-hour clock.' })
  clock!: Formats['clock'];

  @Field(() => WeekStart)
  weekStart!: Formats['weekStart'];
}

@InputType({ description: 'All formats, based on the version that was read.' })
export class SaveProviderFormatsInput {
  @Field(() => Int)
  version!: number;

  @Field(() => ThousandsMark)
  thousands!: Formats['thousands'];

  @Field(() => PenceShown)
  pence!: Formats['pence'];

  @Field(() => ClockFormat)
  clock!: Formats['clock'];

  @Field(() => WeekStart)
  weekStart!: Formats['weekStart'];
}
