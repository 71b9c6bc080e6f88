insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '96ee3b5e-79d8-443c-9299-ae73c2d0b722',
  'The eleven o’clock call',
  'after-hours-calls',
  'At night your website is the only one in the shop. What it should tell a person with no heat, hour by hour and word for word.',
  'After closing, a caller needs three things from your site: is this an emergency, who answers, and what will it cost. Here are the words for each, a greeting that doesn’t lose the call, and a table for deciding who gets out of bed.',
  $html$<p><strong>10:52 p.m.</strong> The furnace in a rented house quits. It’s nineteen degrees out and there’s a baby. Somebody sits on the edge of a tub, so as not to wake anyone, and types “furnace repair near me.”</p>
<p><strong>10:53.</strong> Your page comes up. It says “24/7 emergency service” in a red circle, because the guy who built it had a red circle. You don’t do 24/7. You do “until about nine, unless it’s Mrs. Alvarez.”</p>
<p><strong>10:54.</strong> She calls. It rings six times in a dark office.</p>
<p>Between 10:53 and 10:54 your website told her something untrue, and it’s the only thing she’ll remember about you. The cure isn’t working all night. It’s saying what you do at night, plainly, in a spot where she’ll see it before she dials.</p>

<h2>Decide it in daylight</h2>
<p>First there has to be something true to say. Sit down with whoever carries the phone and fill in a table. This is one shop’s, invented. Argue over your own.</p>
<table>
<thead><tr><th scope="col">What happened</th><th scope="col">Before 9 p.m.</th><th scope="col">After 9 p.m.</th></tr></thead>
<tbody>
<tr><td>Smell of gas, or a carbon monoxide alarm</td><td>Get out. Gas company or 911 first, then us.</td><td>The same</td></tr>
<tr><td>No heat, below freezing</td><td>Tonight</td><td>Call back within 20 minutes, tonight if there’s a baby, an older person or pipes at risk</td></tr>
<tr><td>No heat, above freezing</td><td>Tonight if there’s room</td><td>First slot tomorrow</td></tr>
<tr><td>No cooling</td><td>Tomorrow</td><td>Tomorrow</td></tr>
<tr><td>A noise</td><td>This week</td><td>This week</td></tr>
</tbody>
</table>
<p>The first row isn’t business and goes first anyway. A person who smells gas shouldn’t be reading about you. Put it in a plain box above everything: leave the house, then call from outside.</p>

<h2>Three lines for the night page</h2>
<p>She’s on a phone, in the dark, with the brightness turned down. She needs three answers, and they fit on one screen:</p>
<dl>
<dt>Is this the sort of thing you come out for?</dt>
<dd>“No heat and below freezing: yes, tonight.”</dd>
<dt>Who answers?</dt>
<dd>“After 6 the line goes to the technician on call. If he’s under a house he’ll call back within 20 minutes.”</dd>
<dt>What does it cost?</dt>
<dd>“Night visits are $189 to come out, which includes the first half hour.” Or whatever it is. The number she’s imagining is worse.</dd>
</dl>
<p>Those lines go near the number, on every page, as ordinary text. Not in a pop-up. Not in a picture, which will still be arriving at 10:55.</p>

<h2>Hours that change by themselves, or don’t</h2>
<p>A site can know what time it is at your shop and swap “Open until 6” for “Closed now, on-call line below.” If yours can do that, good. If it can’t, print both and let her work it out: “6 to 6, Monday to Saturday. On call after that.” What you mustn’t have is a clock that was right when it was installed. Test it after the hour changes in spring and fall, and on a Sunday.</p>

<h2>A greeting that keeps her</h2>
<p>Even with an on-call phone, some calls will reach the machine. The greeting is the last page of your website. Most of them begin by thanking the caller for calling, which is seven seconds of a cold bathroom. Try it in this order:</p>
<blockquote><p>This is Kettle Creek Heating. If you smell gas, hang up, go outside and call the gas company. If you have no heat, leave your number and street after the tone and the technician will call you back within twenty minutes. I’ll say that again: twenty minutes. For anything else, we open at seven.</p></blockquote>
<p>Read it aloud with a stopwatch. If it’s longer than twenty seconds, the part you’re fond of is the part to cut. The promise is the important bit, so don’t make one you’ll break the first night it snows. “Within the hour,” kept, is worth more than twenty minutes, missed.</p>

<h2>Make sure it wakes him</h2>
<p>The on-call phone that’s on Do Not Disturb is an old story. Phones can let particular numbers through while everything else stays quiet. Most can also let a second call from the same number through when it comes soon after the first. Set up both, on the actual phone, tonight. Then have somebody call it from a number it doesn’t know, after bedtime. Twice.</p>
<p>Whoever carries it next week does the same test. The phone is the easy part to hand over. The settings are what get left behind.</p>

<h2>Would a service or a machine do it better?</h2>
<p>It might. There are three ways to have someone answer who isn’t you, and each has its price:</p>
<ul>
<li><strong>An answering service.</strong> People, usually in another state, reading from your sheet. They’re as good as the sheet. The table above is the sheet.</li>
<li><strong>A call-answering assistant.</strong> A machine that asks the questions, writes down the answers and wakes you when your own rules say so. It ought to say that it’s a machine in its first breath. <a href="/callsi">Ours does</a>, and that page has a no-heat call written out in full, including the parts it refuses to do.</li>
<li><strong>A shop you trust across the county.</strong> You take their Tuesdays and they take your Thursdays. It costs nothing except choosing well.</li>
</ul>
<p>If calls get recorded, by anyone, check what your state asks for first. Some want everyone on the line to agree to it.</p>

<h2>The morning after</h2>
<p>Look at what came in overnight: who called, at what time, whether they left a message, whether you got the job. A month of that is four or five lines on a pad, and it will tell you whether nights are worth being awake for. Some shops find out they are. Others find out that they only need one honest sentence: “We’re asleep. For a no-heat call tonight, try these two companies. We’d be glad to have you in the morning.”</p>
<p>She’ll remember that as well. It’s a strange sort of advertisement, sending someone to a competitor at eleven at night. Then picture who she calls in October, when the furnace is due for replacing.</p>$html$,
  'Sam Kowalski', 'Mobile', '/covers/night-call.svg', '5 min read',
  true, '2026-09-23T15:00:00Z', '2026-09-23T15:00:00Z'
) on conflict do nothing;
