insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '556c3f04-7cff-4f4e-9970-7097f7128608',
  'Thumbs first: designing for the driveway',
  'thumbs-first',
  'Your customer is standing in front of a stuck door with one hand free. Lay the page out for the thumb on that hand.',
  'Most pages are approved on a desk and used in a driveway. This one covers where a thumb can reach, how big a button has to be, what to leave out of a header, and three lines of code that make a phone put up the right keypad. Includes a test that needs a bag of groceries.',
  $html$<p>The spring let go at 7:15. It sounded like a gunshot, and now the door weighs what a garage door really weighs, which is news to the man under it. His car is inside. His coffee is in his left hand, because it was there when the thing went off and nobody has told him to put it down. He has one thumb to find somebody with.</p>
<p>Your website was approved at a desk, on a big screen, by a person using a mouse and no coffee. That is how a page ends up looking right to everybody except the one who needs it.</p>

<h2>What a thumb can reach</h2>
<p>Hold your phone the way you hold it in line at the supply house: one hand, thumb free. Sweep the thumb without moving your grip. It draws an arc. The bottom and the middle of the screen are easy. The far top corner you get by shuffling the phone down your palm, and that’s the moment phones get dropped.</p>
<figure><img src="/figures/thumb-reach.svg" alt="Two drawings of the same phone. On the left the buttons are at the top, outside the arc a thumb can sweep. On the right the call button lies along the bottom edge, inside the arc." width="720" height="440"><figcaption>The same page twice. Yellow is where a right thumb goes without shifting its grip. Mirror it for a left-handed customer and the bottom edge still works.</figcaption></figure>
<p>So the thing you most want pressed goes along the bottom edge, as wide as the screen. A strip that wide doesn’t care which hand is holding the phone. The logo, the town and the number to read out loud can stay on top, where people look but don’t press.</p>

<h2>How big is big enough</h2>
<p>There are published answers, so you needn’t argue about it. <a href="https://developer.apple.com/design/human-interface-guidelines/buttons">Apple’s guidelines</a> ask for 44 points on a side, <a href="https://support.google.com/accessibility/android/answer/7101858">Google’s for Android</a> ask for 48, and <a href="https://www.w3.org/TR/WCAG22/#target-size-enhanced">the web’s own accessibility standard</a> puts 44 pixels at its strictest level. They all mean about the same thing: the pad of a grown thumb. We use 44 as the floor and go bigger for anything that calls.</p>
<p>Space counts as much as size. Two small links one above the other, <strong>Residential</strong> and <strong>Commercial</strong>, will be mistaken for each other all day by people in work gloves. Put air between them, or turn them into two rows with a rule in between, like a parts list.</p>

<h2>A page for one hand, from the top</h2>
<ul>
<li><strong>Line one says what you fix.</strong> “Broken springs replaced, usually same day” if that’s true. Not “Welcome.”</li>
<li><strong>Line two says where and when.</strong> The towns you drive to and the hours somebody picks up.</li>
<li><strong>Then the three questions he has.</strong> What does it cost to come out, can you do it today, is it safe to lift the door by hand. (No. Say so. It’s the most useful sentence you’ll publish this year.)</li>
<li><strong>Then everything else,</strong> in one column, in the order people ask.</li>
</ul>
<p>Nothing in that list slides, spins or opens on hover. There is no hover on a phone. If your menu only unfolds under a mouse, half the site is behind a locked door.</p>

<h2>The form is where thumbs give up</h2>
<p>Each box on a form is a question the phone can help answer, if somebody has told it what the box is for. This is the part to forward to whoever keeps your site:</p>
<pre><code>&lt;input name="name"
  autocomplete="name"&gt;
&lt;input name="phone" type="tel"
  autocomplete="tel"&gt;
&lt;input name="zip" inputmode="numeric"
  autocomplete="postal-code"&gt;</code></pre>
<p>The second one brings up big number keys instead of a keyboard. All three let the phone offer to fill the box from its owner’s own contact card, so the whole form can be two taps. While they’re in there, ask them to set the text in the boxes at 16 pixels or more. iPhones zoom the page in when it’s smaller, and then the man with the coffee has to pinch his way back out.</p>
<p>And count the boxes. Name, number, ZIP, what happened. You’ll learn the model of the opener when you get there.</p>

<h2>Sun, cracks and gloves</h2>
<p>A driveway is bright. Gray type on white turns to plain white at noon, and so does anything laid over a photograph. Use the darkest ink you have for what matters and leave pale gray to the lawyers. Make the body text big enough to read at arm’s length, because the glasses are in the house.</p>
<p>Nobody drags in a driveway, either. A before-and-after slider or a sideways row of reviews should have a button that does the same thing, or it should sit still.</p>

<h2>The groceries test</h2>
<p>Go outside at midday with your own phone. Put a bag of groceries, or a cordless drill, in the hand you write with. Now, with the other hand:</p>
<ol>
<li>Search for what you fix and your town. Open your page.</li>
<li>Without scrolling, say aloud what you do, where, and until when. If you have to guess, so does he.</li>
<li>Call yourself. Count the taps. Two is one too many.</li>
<li>Send yourself the form. Count the times the keyboard covered what you were typing.</li>
<li>Turn the phone sideways by accident, the way everyone does. Is the Call bar still there, and does it leave any room for the page?</li>
</ol>
<p>Write the failures on the back of the receipt and hand it to whoever owns the fix. The list is usually short and cheap, and none of it takes a new logo.</p>
<p>There’s more on the number itself in <a href="/blog/phone-number-top-right">the piece about the top right corner</a>, and you can hold <a href="/industries">an example site for your trade</a> in one hand right now. Put the coffee down first if it’s hot.</p>$html$,
  'Luis Ortega', 'Mobile', '/covers/garage-doors.svg', '5 min read',
  true, '2026-10-21T15:00:00Z', '2026-10-21T15:00:00Z'
) on conflict do nothing;
