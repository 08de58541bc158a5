import { startFirefox } from './firefox-driver.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('Firefox', startFirefox);
