import { describeJourneys } from './journeys.ts';
import { startWebKit } from './webkit-driver.ts';

describeJourneys('WebKit', startWebKit);
